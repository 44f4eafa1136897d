import { describeHosts } from "./checks";

describeHosts([{ title: "a plain page", path: "/pages/plain.html" }]);
