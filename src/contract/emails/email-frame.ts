import type { Operator } from '#contract/site/operator.ts'

/** What the site adds to every email: who sends it, and the texts that the owner has changed, by key. */
export type EmailFrame = { operator: Operator; texts: Readonly<Record<string, string>> }
