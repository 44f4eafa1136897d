// Every widget's own rules, as `martillo/styles.css` has them for React hosts. A module of its own, because an eager glob is hoisted
// above the imports beside it, and the order of the layers must be declared first.
import.meta.glob("../widgets/*/*.css", { eager: true });
