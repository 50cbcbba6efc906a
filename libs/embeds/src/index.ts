export { embedUrl } from './embed-url.ts';
export { embedCode, type EmbedCodeInput } from './embed-code.ts';
export { embedFrame, FRAME_ORIGINS, type EmbedFrame } from './embed-frame.ts';
export { isEmbedId, type EmbedReference } from './embed-ids.ts';
export { fallbackEmbed, type FallbackEmbed } from './fallback-embed.ts';
export { readEmbed } from './read-embed.ts';
