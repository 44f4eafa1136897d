/* What `normalize-wheel` stands for in the script-tag build: nothing there zooms by the wheel. */
// oxlint-disable-next-line import/no-default-export -- as the package whose place it takes
export default () => ({ pixelX: 0, pixelY: 0 });
