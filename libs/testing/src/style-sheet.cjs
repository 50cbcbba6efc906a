/** Stands in for Emotion's, which makes an element for each rule: where nothing is drawn, styles only cost time. */
class StyleSheet {
  constructor(options) {
    Object.assign(this, options, { tags: [] });
  }
  hydrate() {}
  insert() {}
  flush() {}
}

module.exports = { StyleSheet };
