import { options } from "preact";

// Effects at the end of the turn, as React does after a press or a key: Preact would wait for the next frame, so a key that follows at
// once could meet a popover that does not listen yet, and data that is here already would be drawn a frame later.
options.requestAnimationFrame = queueMicrotask;
