/** Replaces Emotion's serialization, which evaluates the styles of each element at each render: no specs can see them (style-sheet.cjs). */
module.exports = { serializeStyles: () => ({ name: 'none', styles: '', next: undefined }) };
