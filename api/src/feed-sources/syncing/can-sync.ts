/** Sources that are asked once their time has come. */
export const IS_PLANNED = `is_active and kind <> 'manual'`;

/** Accounts are asked only while there is a key for their platform. */
const HAS_ITS_KEY = `(kind <> 'twitter' or exists (select 1 from api_key where api_key.platform = 'twitter'))`;

export const CAN_SYNC = `${IS_PLANNED} and ${HAS_ITS_KEY}`;
