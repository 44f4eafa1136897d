import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { InvitationProps } from "./Invitation";

/** What the widget does, in whichever flavour. */
export function invitationSuite(mount: Mount<InvitationProps>, context: SuiteContext) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  async function invited() {
    const { api } = context;
    const [company, person] = [await api.seedUser({ admin: true }), await api.seedUser()];
    const input = { first_name: "Luis", last_name: "Gil", email: person.email };
    await api.call("user/addCompanyOwner", input, company);
    const [letter] = await api.db.query<{ text: string }>(
      "select text from outbox where recipient = $1 order by id desc limit 1",
      [person.email],
    );
    const inviteKey = /clave=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
    return { company, person, inviteKey };
  }

  test("is accepted by the person that it names, who may then act for the account", async () => {
    const { company, person, inviteKey } = await invited();
    context.signIn(person);
    const { text, told, root } = mount({ inviteKey });
    await until(() => expect(text()).toContain("le invita a trabajar con"));
    expect(text()).toContain("persona empleada");
    await expectAccessible(root);
    await button("Aceptar la invitación").click();
    await until(() => expect(text()).toContain("Invitación aceptada"));
    expect(told("martillo-invitation-accepted")).toEqual([{ account: company.id }]);
    const links = await context.api.db.query(
      "select 1 from account_links where user_id = $1 and account_id = $2",
      [person.id, company.id],
    );
    expect(links).toHaveLength(1);
    await expectAccessible(root);
  });

  test("shows a guest the way in, and somebody else the way out", async () => {
    const { person, inviteKey } = await invited();
    const guest = mount({ inviteKey }, { refuse: ["martillo-login-request"] });
    await button("Ya tengo cuenta").click();
    await button("Crear mi cuenta").click();
    expect(guest.told("martillo-login-request")).toEqual([{ reason: "account" }]);
    expect(guest.told("martillo-register-request")).toEqual([{ email: person.email }]);
    guest.unmount();
    const stranger = await context.api.seedUser();
    context.signIn(stranger);
    const { text } = mount({ inviteKey });
    await until(() => expect(text()).toContain(`Ha iniciado sesión como ${stranger.email}`));
    await button("Cerrar sesión").click();
    await until(() => expect(text()).toContain("Ya tengo cuenta"));
  });

  test("says so where it is unknown, or no longer good", async () => {
    const made = mount({ inviteKey: "x".repeat(43) });
    await until(() => expect(made.text()).toContain("no existe o ya no sirve"));
    made.unmount();
    const empty = mount({});
    await until(() => expect(empty.text()).toContain("no existe o ya no sirve"));
    empty.unmount();
    const { company, person, inviteKey } = await invited();
    const { records } = (await context.api.call("user/getCompanyOwners", {}, company)).responseData;
    await context.api.call("user/removeCompanyOwner", { id: records[0]?.id ?? 0 }, company);
    context.signIn(person);
    const { text, root } = mount({ inviteKey });
    await until(() => expect(text()).toContain("La invitación ha caducado"));
    await expectAccessible(root);
  });
}
