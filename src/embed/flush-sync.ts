import { options } from "preact";

/** React's own: what the work asks to be drawn is drawn before this returns. A list that scrolls would show a gap otherwise. */
export function flushSync<Value>(work: () => Value): Value {
  const { debounceRendering: later } = options;
  options.debounceRendering = (draw) => draw();
  try {
    return work();
  } finally {
    if (later) options.debounceRendering = later;
    else delete options.debounceRendering;
  }
}
