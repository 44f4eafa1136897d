import { describeHosts } from "./checks";

describeHosts([
  { title: "React 18 with the script", path: "/apps/react-18/dist/index.html" },
  { title: "React 19 with components", path: "/apps/react-components/dist/index.html" },
]);
