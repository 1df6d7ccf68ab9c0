import { test, type Page, type TestInfo } from '@playwright/test'
import { expectNoAxeViolations, IN_PASSING } from './axe.ts'
import { expectLinksLead } from '#e2e/kit/links.ts'
import { hasTurn } from '#test/clock/turns.ts'

/** How many states each test has shown until now. */
const shown = new WeakMap<TestInfo, number>()

/** Returns whether this state of a page, the next one that its test shows, is among those that are looked at in this run. */
function isLookedAt(): boolean {
  const info = test.info()
  const at = shown.get(info) ?? 0
  shown.set(info, at + 1)
  return hasTurn(info.titlePath.join(), at)
}

/**
 * Expects a page, with whatever is open on it, to be accessible and each of its links to lead somewhere. A test that is about a page's
 * accessibility says `THOROUGHLY`. `npm test` looks with axe at a third of all states, another each day.
 */
export async function expectSoundPage(page: Page, looks = IN_PASSING): Promise<void> {
  if (isLookedAt()) await expectNoAxeViolations(page, looks)
  await expectLinksLead(page)
}
