/** The class that this device is in: as a pupil's device, or as the teacher's. Only this browser knows it. */
export interface InClass {
  classroom: string;
  code: string;
  token: string;
  teacher: boolean;
  /** What the pupil has typed, where that is allowed: it is told anew with every connection, and stored nowhere else. */
  name: string;
  /** The passport words of the pupils of this device, so that the same words serve again. */
  words?: Record<number, string>;
}

const KEY = "spellhall.class";

export function classHere(): InClass | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as InClass | null;
  } catch {
    return null;
  }
}

export function keepClass(one: InClass | null): void {
  try {
    if (one) localStorage.setItem(KEY, JSON.stringify(one));
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing is in the class until its tab is closed
  }
}

/** The teacher's secret: in the link, after the #, which no browser sends anywhere; this browser keeps it, too. */
export function teacherToken(classroom: string): string {
  const kept = classHere();
  const secret = location.hash.slice(1) || (kept?.teacher && kept.classroom === classroom ? kept.token : "");
  return /^[\w-]{10,64}$/.test(secret) ? secret : "";
}
