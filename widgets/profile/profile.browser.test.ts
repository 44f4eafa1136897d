import { runWidgetSuite } from "../../src/testing";
import { profileDocs } from "./profile.docs";
import { profileSuite } from "./profile.suite";

runWidgetSuite("profile", profileDocs, profileSuite);
