import { runWidgetSuite } from "../../src/testing";
import { profileElement } from "./profile.element";
import { profileSuite } from "./profile.suite";

runWidgetSuite("profile", profileElement, profileSuite);
