/** Ends hold-styles.ts: the prototype's method counts again. */
Reflect.deleteProperty(document.head, 'appendChild');
