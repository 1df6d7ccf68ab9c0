import type { Page } from '@playwright/test'
import { expectNoAxeViolations, IN_PASSING } from './axe.ts'
import { expectLinksLead } from '#e2e/kit/links.ts'

/**
 * Expects a page, with whatever is open on it, to be accessible and each of its links to lead somewhere. A test that is about a page's
 * accessibility says `THOROUGHLY`.
 */
export async function expectSoundPage(page: Page, looks = IN_PASSING): Promise<void> {
  await expectNoAxeViolations(page, looks)
  await expectLinksLead(page)
}
