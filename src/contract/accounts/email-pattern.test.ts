import { expect, it } from "vitest";
import { emailFault, plainEmail } from "./email-pattern";

it.each([
  ["ana@correo.es", "ana@correo.es"],
  [" Ana@Correo.ES ", "ana@correo.es"],
  ["ana\u200B@correo.es", "ana@correo.es"],
  ["ana@correo.es\u202C", "ana@correo.es"],
  ["tom&jerry@correo.es", "tom&jerry@correo.es"],
  ["ventas/taller@correo.es", "ventas/taller@correo.es"],
  ["a=b@correo.es", "a=b@correo.es"],
  ["o'brien@correo.es", "o'brien@correo.es"],
  ["a!#$%&'*+/=?^_`{|}~-b@correo.es", "a!#$%&'*+/=?^_`{|}~-b@correo.es"],
  ["ana.maria+coche@correo.es", "ana.maria+coche@correo.es"],
  ["ana@ñandú.es", "ana@xn--and-6ma2c.es"],
  ["ana@n\u0303andu\u0301.es", "ana@xn--and-6ma2c.es"],
  ["ANA@ÑANDÚ.ES", "ana@xn--and-6ma2c.es"],
  ["ana@xn--and-6ma2c.es", "ana@xn--and-6ma2c.es"],
  ["ana@пример.рф", "ana@xn--e1afmkfd.xn--p1ai"],
  [`${"a".repeat(64)}@correo.es`, `${"a".repeat(64)}@correo.es`],
])("%j is taken, and kept as %s", (text, kept) => {
  expect(emailFault(text)).toBeNull();
  expect(plainEmail(text)).toBe(kept);
  expect(plainEmail(kept)).toBe(kept);
});

it.each([
  ["", "format"],
  ["ana", "format"],
  ["@correo.es", "format"],
  ["ana@", "format"],
  [".ana@correo.es", "format"],
  ["ana.@correo.es", "format"],
  ["ana..maria@correo.es", "format"],
  ["ana maria@correo.es", "format"],
  ["ana,maria@correo.es", "format"],
  ["ana<b>@correo.es", "format"],
  ['"ana"@correo.es', "format"],
  ["ana;b@correo.es", "format"],
  ["ana:b@correo.es", "format"],
  ["ana(b)@correo.es", "format"],
  ["añá@correo.es", "format"],
  ["ana\nbcc@correo.es", "format"],
  [`${"a".repeat(65)}@correo.es`, "format"],
  ["ana@correo", "domain"],
  ["ana@-correo.es", "domain"],
  ["ana@correo-.es", "domain"],
  ["ana@correo..es", "domain"],
  ["ana@10.0.0.1", "domain"],
  ["ana@correo.1", "domain"],
  ["ana@ñandú", "domain"],
  ["ana@ñandú..es", "domain"],
  ["ana@ñan dú.es", "domain"],
  ["ana@ñandú.es/ruta", "domain"],
  ["ana@ñandú.es:25", "domain"],
  ["ana@ñandú.es?x", "domain"],
  ["ana@xn--.es-", "domain"],
])("%j fails by its %s", (text, fault) => expect(emailFault(text)).toBe(fault));
