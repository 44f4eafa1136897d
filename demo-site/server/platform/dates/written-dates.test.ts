import { describe, expect, it } from "vitest";
import { appointmentText, dayText, momentText } from "./written-dates";

const AT = Date.UTC(2026, 10, 24, 9, 30, 5);

describe("days and moments of the server", () => {
  it("are written in figures, and with the month's name in English", () => {
    expect(dayText(AT)).toBe("24-11-2026");
    expect(momentText(AT)).toBe("24-11-2026 10:30");
    expect(momentText(AT, { seconds: true })).toBe("24-11-2026 10:30:05");
    expect(appointmentText(AT)).toBe("martes, 24-11-2026 10:30");
    expect(dayText(AT, { language: "for_english" })).toBe("24 Nov 2026");
    expect(momentText(AT, { language: "for_english" })).toBe("24 Nov 2026, 10:30");
    expect(appointmentText(AT, { language: "for_english" })).toBe("Tuesday, 24 Nov 2026, 10:30");
  });

  it("belong to a zone", () => {
    const midnight = Date.UTC(2026, 10, 24, 23, 10);
    expect(momentText(midnight)).toBe("25-11-2026 00:10");
    expect(momentText(midnight, { zone: "Atlantic/Canary" })).toBe("24-11-2026 23:10");
    expect(appointmentText(midnight)).toBe("miércoles, 25-11-2026 00:10");
  });
});
