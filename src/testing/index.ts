// What tests and suites of widgets share.
export { expectAccessible } from "./axe";
export { runElementConformance } from "./element-conformance";
export { createFaultyTransport, type Fault, type FaultyTransport } from "./faults";
export { flavoursOfRun } from "./flavours";
export { addHouseFields } from "./house-fields";
export { freeTag } from "./free-tag";
export { holdFiles, loseFiles } from "./late-files";
export {
  type Flavour,
  type MountedWidget,
  type MountOptions,
  mountWidget,
  type SeenEvent,
} from "./mount-widget";
export { type Mount, runWidgetSuite, type SuiteContext } from "./run-widget-suite";
export { createTestApi, createTestRuntime, type TestApi } from "./test-api";
export { googleToken } from "./google";
export { until } from "./until";
export { callOff, companySeller, sellAndHandOver } from "./seller";
export {
  askReturn,
  bookPickup,
  collectedSale,
  decideReturn,
  deductLoss,
  handOver,
  claimBack,
  paidSale,
  pdfFile,
  photoFile,
} from "./paid-sale";
export { type FramePress, payInFrame, topUp } from "./pay-frame";
