// What a seller has to decide, and how it goes beside the days before.
export { Dashboard, type DashboardEvents, type DashboardProps } from "./Dashboard";
export { dashboardElement } from "./dashboard.element";
