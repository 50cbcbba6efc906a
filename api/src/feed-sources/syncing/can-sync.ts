/** SQL condition of sources that are synchronized on a schedule. */
export const IS_SCHEDULED = `is_active and kind <> 'manual'`;

/** X accounts need an API key of the site. */
const HAS_KEY = `(kind <> 'twitter' or exists (select 1 from api_key where api_key.platform = 'twitter'))`;

export const CAN_SYNC = `${IS_SCHEDULED} and ${HAS_KEY}`;
