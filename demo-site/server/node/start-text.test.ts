import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../platform/call/config";
import { configOfLetters, openText, siteAddress } from "./start-text";

describe("a start", () => {
  it.each(["localhost", "127.0.0.1", "::1"])("on %s says nothing of others", (host) => {
    expect(openText({ mode: "demo", host, port: 4000 })).toBe("");
    expect(siteAddress({ host, port: 4000 })).toBe("http://localhost:4000");
  });

  it.each(["0.0.0.0", "::"])("on %s says plainly what others can reach", (host) => {
    const text = openText({ mode: "demo", host, port: 4000 });
    expect(text).toMatch(/^Open to other machines: .*\/dev\/outbox with the codes and links/);
    expect(text).toContain("on every address of this machine, port 4000");
    expect(siteAddress({ host, port: 4000 })).toBe("http://localhost:4000");
  });

  it("on an address of the network names it, and no outbox where there is none", () => {
    const text = openText({ mode: "production", host: "192.0.2.7", port: 80 });
    expect(text).toContain("the site and its API, on 192.0.2.7, port 80");
    expect(text).not.toContain("outbox");
    expect(siteAddress({ host: "192.0.2.7", port: 80 })).toBe("http://192.0.2.7:80");
    expect(siteAddress({ host: "2001:db8::7", port: 80 })).toBe("http://[2001:db8::7]:80");
  });
});

describe("the address in letters that no request writes", () => {
  const here = { host: "localhost", port: 4000 };
  const demo = { ...DEFAULT_CONFIG, mode: "demo" as const };
  const siteUrlOf = (config: typeof DEFAULT_CONFIG, where = here) =>
    configOfLetters(config, where).siteUrl;

  it("is where a demo listens that was not told where it is", () => {
    expect(siteUrlOf(demo)).toBe("http://localhost:4000");
  });

  it("is the one that was set; none in production, or on a port that is not known yet", () => {
    expect(siteUrlOf({ ...demo, siteUrl: "https://casa.example" })).toBe("https://casa.example");
    expect(siteUrlOf({ ...DEFAULT_CONFIG, mode: "production" })).toBe("");
    expect(siteUrlOf(demo, { host: "localhost", port: 0 })).toBe("");
  });
});
