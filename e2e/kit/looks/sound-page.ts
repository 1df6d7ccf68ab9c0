import { relative } from 'node:path'
import { test, type Page, type TestInfo } from '@playwright/test'
import { expectNoAxeViolations, IN_PASSING } from './axe.ts'
import { expectLinksLead } from '#e2e/kit/links.ts'
import { takesTurns } from '#test/clock/journey-turns.ts'
import { hasTurn } from '#test/clock/turns.ts'

/** How many states each test has shown until now. */
const shown = new WeakMap<TestInfo, number>()

/**
 * Returns whether this state of a page, the next one that its test shows, is among those that are looked at in this run: all of a journey
 * that itself has its turn.
 */
function isLookedAt(): boolean {
  const info = test.info()
  if (takesTurns(`e2e/${relative(info.project.testDir, info.file)}`)) return true
  const at = shown.get(info) ?? 0
  shown.set(info, at + 1)
  return hasTurn(info.titlePath.join(), at)
}

/**
 * Expects a page, with whatever is open on it, to be accessible and each of its links to lead somewhere. A test that is about a page's
 * accessibility says `THOROUGHLY`. `npm test` looks with axe at all states of the journeys that
 * have their turn, and at a third of those of the others, another each day.
 */
export async function expectSoundPage(page: Page, looks = IN_PASSING): Promise<void> {
  if (isLookedAt()) await expectNoAxeViolations(page, looks)
  await expectLinksLead(page)
}
