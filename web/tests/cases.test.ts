import { describe, expect, it } from "vitest";
import cases from "../../tests/words/cases.json";
import { LANGUAGES } from "../src/words/languages";
import type { Message } from "../src/words/message";
import { speechOf } from "../src/words/testing";

describe.each(Object.keys(LANGUAGES))("in %s the page says what Python says", (language) => {
  const speech = speechOf(language);
  it.each(cases.map((one) => [one.message.key, one] as const))("%s", (_, { message, names, said }) => {
    expect(speech.say(message as unknown as Message, names)).toBe((said as Record<string, string>)[language]);
  });
});
