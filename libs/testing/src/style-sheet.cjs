/** Replaces Emotion's StyleSheet, which adds an element for each rule: jsdom has no layout, so styles would only cost time. */
class StyleSheet {
  constructor(options) {
    Object.assign(this, options, { tags: [] });
  }
  hydrate() {}
  insert() {}
  flush() {}
}

module.exports = { StyleSheet };
