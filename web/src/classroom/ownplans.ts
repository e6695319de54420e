import type { Plan } from "../../generated/protocol";

/** A lesson plan of this teacher's own; it is kept in this browser and nowhere else. */
export interface OwnPlan {
  id: string;
  title: string;
  plan: Plan;
}

const KEY = "spellhall.plans";
const MOST = 40;

export function ownPlans(): OwnPlan[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as OwnPlan[];
    return Array.isArray(found) ? found.filter((one) => one?.id && one.plan?.game) : [];
  } catch {
    return [];
  }
}

/** Keep a plan under its title; one of the same title is replaced. */
export function keepPlan(title: string, plan: Plan): OwnPlan {
  const one = { id: `own ${title}`, title, plan };
  write([one, ...ownPlans().filter((other) => other.id !== one.id)].slice(0, MOST));
  return one;
}

export function dropPlan(id: string): void {
  write(ownPlans().filter((one) => one.id !== id));
}

function write(plans: OwnPlan[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(plans));
  } catch {
    // a browser that keeps nothing has the plan until its tab is closed
  }
}
