import { settings } from "../look/settings.svelte";

/** Sentences by the browser's own voice, if whoever sits here wishes it. Signs are said as words by most voices. */
export function readAloud(text: string): void {
  const voice = globalThis.speechSynthesis;
  if (!settings.now.aloud || !voice || !text) return;
  voice.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.lang = settings.language;
  said.rate = 0.9;
  voice.speak(said);
}

export function canRead(): boolean {
  return "speechSynthesis" in globalThis;
}
