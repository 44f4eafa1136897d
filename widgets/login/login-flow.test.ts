import { describe, expect, test } from "vitest";
import type { User } from "../../src/contract";
import {
  type LoginEvent,
  loginFlow,
  loginScene,
  type LoginSetting,
  loginStart,
} from "./login-flow";

const WAY = "a phone";

function after(...events: LoginEvent<string>[]) {
  return events.reduce<ReturnType<typeof loginFlow<string>>>(loginFlow, loginStart(false));
}

const refused: LoginEvent<string> = {
  type: "refused",
  fields: {},
  form: { text: "No es correcto.", next: undefined },
};

function setting(changes: Partial<LoginSetting> = {}): LoginSetting {
  const nobody = { status: "guest", user: null } as const;
  return { mode: "login", reason: undefined, isByWindow: false, ...nobody, ...changes };
}

function signedIn(first_name: string): Pick<LoginSetting, "status" | "user"> {
  return { status: "authenticated", user: { id: 3, first_name } as User };
}

describe("loginFlow", () => {
  test("begins with the page's own form, and waits for somebody to come near unless it was pressed for", () => {
    expect(after()).toMatchObject({ mode: undefined, isNear: false, isBusy: false });
    expect(after({ type: "neared" }).isNear).toBe(true);
    expect(loginStart(true).isNear).toBe(true);
  });

  test("is busy from the press to the answer, and counts each refusal", () => {
    expect(after({ type: "sent" }).isBusy).toBe(true);
    const twice = after({ type: "sent" }, refused, { type: "sent" }, refused);
    expect(twice).toMatchObject({ isBusy: false, errors: { attempt: 2, fields: {} } });
    expect(twice.errors.form?.text).toBe("No es correcto.");
  });

  test("another refusal leaves nothing of the one before", () => {
    const fields: LoginEvent<string> = { type: "refused", fields: { email: "No." } };
    const { errors } = after(refused, fields);
    expect(errors).toEqual({ fields: { email: "No." }, form: undefined, attempt: 2 });
  });

  test("a sign-in takes refusals, another way in and the word of a goodbye away", () => {
    const done = after(
      refused,
      { type: "chose", way: WAY },
      { type: "left" },
      { type: "sent" },
      {
        type: "succeeded",
      },
    );
    expect(done).toMatchObject({ isBusy: false, way: undefined, hasLoggedOut: false });
    expect(done.errors).toEqual(loginStart(false).errors);
  });

  test("the registration begins with the address, keeps it on the way back, and no refusal goes along", () => {
    const there = after(refused, { type: "went", to: "register", email: "rosa@example.com" });
    expect(there).toMatchObject({ mode: "register", email: "rosa@example.com" });
    expect(there.errors.form).toBeUndefined();
    const back = loginFlow(there, { type: "went", to: "login" });
    expect(back).toMatchObject({ mode: "login", email: "rosa@example.com" });
    expect(after({ type: "typed", email: "eva@example.com" }).email).toBe("eva@example.com");
  });
});

describe("loginScene", () => {
  const scene = (
    events: readonly LoginEvent<string>[],
    changes: Partial<LoginSetting> = {},
    hasRegistration = false,
  ) => loginScene(after(...events), setting(changes), hasRegistration);

  test("shows the form, not yet in use while a stored session is checked", () => {
    expect(scene([])).toBe("login");
    expect(scene([], { status: "unknown" })).toBe("checking");
  });

  test("says who is signed in, whatever was going on", () => {
    const user = signedIn("Rosa");
    expect(scene([], user)).toBe("signed_in");
    expect(scene([{ type: "chose", way: WAY }], user)).toBe("signed_in");
    expect(scene([], { ...user, isByWindow: true })).toBe("signed_in");
  });

  test("somebody without a name is asked for it on the way to a bid alone, and never where a window signs in", () => {
    const nameless = signedIn(" ");
    expect(scene([], { ...nameless, reason: "bid" })).toBe("details");
    expect(scene([], { ...nameless, reason: "watch" })).toBe("signed_in");
    expect(scene([], { ...nameless, reason: "bid", isByWindow: true })).toBe("window");
  });

  test("a window takes the place of every form", () => {
    const isByWindow = true;
    expect(scene([], { isByWindow })).toBe("window");
    expect(scene([], { isByWindow, mode: "register" }, true)).toBe("window");
    expect(scene([], { isByWindow, status: "unknown" })).toBe("window");
  });

  test("another way in stands in the place of the form, once it is known that nobody is signed in", () => {
    const chosen = [{ type: "chose", way: WAY }] as const;
    expect(scene(chosen)).toBe("other");
    expect(scene(chosen, { status: "unknown" })).toBe("checking");
    expect(scene([...chosen, { type: "chose" }])).toBe("login");
  });

  test("a registration that the page wants is waited for in its place, one that was pressed for in the form", () => {
    expect(scene([], { mode: "register" })).toBe("opening");
    expect(scene([], { mode: "register", status: "unknown" }, true)).toBe("opening");
    expect(scene([], { mode: "register" }, true)).toBe("register");
    const pressed = [{ type: "went", to: "register", email: "" }] as const;
    expect(scene(pressed)).toBe("login");
    expect(scene(pressed, {}, true)).toBe("register");
    expect(scene([{ type: "went", to: "login" }], { mode: "register" }, true)).toBe("login");
  });
});
