import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { expectLinksLead } from './links.ts'

/** Expects a page, with whatever is open on it, to be accessible and each of its links to lead somewhere. */
export async function expectSoundPage(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  await expectLinksLead(page)
}
