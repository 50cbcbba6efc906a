export { embedCode, fallbackEmbed, type EmbedCodeInput, type FallbackEmbed } from './embed-code.ts';
export { embedFrame, FRAME_ORIGINS, type EmbedFrame } from './embed-frame.ts';
export { embedUrl, isEmbedId, type EmbedReference } from './embed-ids.ts';
export { readEmbed } from './read-embed.ts';
