import { describe, expect, it } from "vitest";
import { calls, type DescribedCall } from "./all-calls";
import type { CallSchema } from "./call-schemas";
import { forTemplates } from "./for-templates";
import * as browserContract from "./index";
import { lotsSchemas } from "./lots/schemas";
import { accessSchemas } from "./selling/access-schemas";

const all: Readonly<Record<string, DescribedCall>> = calls;
const ofTemplates = Object.values(all).filter(({ name }) => name.startsWith("template/"));

/** Facts that a call of templates has of its plain one. */
const TAKEN_OVER = ["silent", "rateLimit", "answersFile", "personal", "renewsSession"] as const;

describe("a call of templates", () => {
  it("is for sellers who write lots, on the site itself, and in a body", () => {
    expect(ofTemplates).toHaveLength(33);
    for (const { name, access, scope, alsoGet, permissions } of ofTemplates) {
      expect([name, access, scope, alsoGet]).toEqual([name, "seller", undefined, undefined]);
      expect([name, permissions]).toEqual([name, expect.arrayContaining(["post"])]);
    }
  });

  it("is known to browsers as to the server, and else like the call without the prefix", () => {
    for (const call of ofTemplates) {
      const plain = all[call.name.replace("template/", "")];
      const known = Object.values(browserContract).find(
        (each) => typeof each === "object" && "name" in each && each.name === call.name,
      );
      expect([call.name, known]).toEqual([
        call.name,
        expect.objectContaining({ access: "seller" }),
      ]);
      for (const fact of TAKEN_OVER) {
        const value = plain?.[fact];
        expect([call.name, fact, call[fact]]).toEqual([call.name, fact, value]);
        expect([call.name, fact, known?.[fact as never]]).toEqual([call.name, fact, value]);
      }
      expect([call.name, call.cost, call.multipart]).toEqual([
        call.name,
        plain?.cost,
        plain?.multipart,
      ]);
    }
  });

  it("that answers as the plain call needs what that needs, too", () => {
    const needed = (name: string) => all[`template/${name}`]?.permissions;
    expect(needed("product/getSellerDashboardData")).toEqual(["post", "report"]);
    expect(needed("product/projectAccessReqStatus")).toEqual(["post", "access"]);
    expect(needed("auction/addtoAuction")).toEqual(["post", "publish"]);
    expect(needed("auction/getAllProjectsAssociated")).toEqual(["post"]);
    expect(needed("auction/auctionAction")).toEqual(["post"]);
  });

  it("has the plain call's schemas where it says no others, and none of its names", () => {
    const plain = accessSchemas["auction/auctionAccessRequest"];
    const made: CallSchema = forTemplates(plain);
    expect([made.input, made.output]).toEqual([plain.input, plain.output]);
    expect(made).not.toHaveProperty("aliases");
    expect(made).not.toHaveProperty("as");
    const other = forTemplates(plain, { aliases: ["template/product/projectAccessRequest"] });
    expect(other.aliases).toEqual(["template/product/projectAccessRequest"]);
  });

  it("says its permissions where the plain call's depend on what is asked", () => {
    expect(() => forTemplates(lotsSchemas["product/dashboard"])).toThrow(/permissions/);
    const made = forTemplates(lotsSchemas["product/dashboard"], { permissions: ["post"] });
    expect(made.permissions).toEqual(["post"]);
  });
});
