import type { Page, Request } from '@playwright/test'
import { expect } from '#e2e/kit/site.ts'

// Finds the pages that can be reached by links, and the forms on them and in the dialogs that their buttons open.

/** Texts that people type: fields that are filled in by hand, neither chosen nor secret. */
const TEXTS = ['textarea', 'input[type=text]', 'input[type=email]', 'input[type=tel]', 'input[type=url]', 'input[type=number]']
  .map((kind) => `${kind}:not([readonly], [disabled], [autocomplete=one-time-code])`)
  .join(', ')

/** Two addresses with one key show the same page of different things. */
function keyOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://site.example')
  const path = pathname.replaceAll(/\/(\d+|[\da-f]{8}-[\da-f-]+|[a-z]+(-[a-z]+)+(?=$))/g, '/:id')
  // Filters and the order of a list lead to no other forms.
  const query = [...searchParams].flatMap(([name, value]) =>
    name === 'tab' || name === 'list'
      ? [`${name}=${value}`]
      : /^(new|add|edit|plan|preview|quote|suspend|open|dialog|show)$/.test(name)
        ? [name]
        : [],
  )
  return `${path}?${query.toSorted().join('&')}`
}

/** Shows each page that links lead to from `start`, as long as their addresses match `scope`, one of each kind, and calls `visit` there. */
export async function visitPages(
  page: Page,
  starts: readonly string[],
  scope: RegExp,
  show: (href: string) => Promise<unknown>,
  visit: (href: string) => Promise<void>,
) {
  const waiting = [...starts]
  const seen = new Set(starts.map(keyOf))
  for (let href = waiting.shift(); href !== undefined; href = waiting.shift()) {
    await show(href)
    const links = await page.locator('a[href^="/"]:not([target], [download])').evaluateAll((all) => all.map((a) => a.getAttribute('href')!))
    for (const link of links) {
      const key = keyOf(link.split('#')[0]!)
      if (!scope.test(link) || seen.has(key)) continue
      seen.add(key)
      waiting.push(link)
    }
    await visit(href)
  }
}

/** A page with nothing to fill in, on which nothing of the page before is left. */
const BETWEEN = '/terms'

/**
 * Shows an address as if for the first time, within one document, as a link does: each page load would compile the scripts anew. What was typed before,
 * and what a form keeps when it is left, would be there again.
 */
export async function showAnew(page: Page, href: string): Promise<void> {
  for (const address of [BETWEEN, href]) {
    await page.evaluate((to) => history.pushState(null, '', to), address)
    // By the next frame the site says that it is leaving the page before.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toHaveCount(address === BETWEEN ? 1 : 0)
    await page.evaluate(() => localStorage.clear())
  }
}

/** Returns what waits until the page has nothing to wait for. */
export function settling(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => /fetch|xhr|script/.test(request.resourceType()) && underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  let begun = 0
  page.on('request', () => begun++)
  const addresses = () => [...underWay].map((request) => request.url())
  const shown = () => page.evaluate(() => document.body.getElementsByTagName('*').length)
  const isLike = (one: number[], other: number[]) => one.join() === other.join()
  return async () => {
    for (let before = [-1], now = [begun, 0]; !isLike(before, now);) {
      before = now
      await expect.poll(addresses).toEqual([])
      await expect(page.locator('.visually-hidden', { hasText: /^Loading$/ })).toHaveCount(0)
      // What has arrived is shown, and asks for what it needs.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      now = [begun, await shown()]
    }
  }
}

/** The forms in view that somebody types into and submits, marked so that each is found again. Returns how many there are. */
export const markForms = (page: Page): Promise<number> =>
  page.evaluate((texts) => {
    const root = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.querySelector('main')!
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const forms = [
      ...root.querySelectorAll('form'),
      ...(root === document.querySelector('main') ? document.querySelectorAll('footer form') : []),
    ]
    // What has an address of its own is a search, and goes there.
    const usable = forms.filter(
      (form) =>
        isSeen(form) &&
        !form.hasAttribute('action') &&
        !form.closest('search, [role=search]') &&
        [...form.querySelectorAll(texts)].some(isSeen),
    )
    for (const [at, form] of usable.entries()) form.setAttribute('data-form', String(at))
    return usable.length
  }, TEXTS)

/**
 * The buttons that open a dialog, one of each kind: those of a list differ by what they name. What lies behind a dialog, such as one that the address
 * opens, is not in reach.
 */
export const openersOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const kinds = new Map<string, Element>()
    for (const button of document.querySelectorAll('main button[aria-haspopup=dialog]:not([disabled])'))
      if (button.checkVisibility({ visibilityProperty: true }) && !button.closest('[data-aria-hidden=true], [inert]'))
        kinds.set((button.ariaLabel ?? button.textContent).replaceAll(/[“:].*|\d+| (by|to|of) .*/g, '').trim(), button)
    for (const [kind, button] of kinds) button.setAttribute('data-opens', kind)
    return [...kinds.keys()]
  })

/** Fills in a form: each text with what its kind takes, as typing does, and the first choice where none is made. */
export const fillForm = (page: Page, at: number): Promise<void> =>
  page.evaluate(
    ([texts, form]) => {
      const shown = document.querySelector(`[data-form="${form}"]`)!
      for (const radio of shown.querySelectorAll<HTMLInputElement>('input[type=radio]'))
        if (!shown.querySelector(`input[name="${radio.name}"]:checked`)) radio.click()
      for (const select of shown.querySelectorAll('select')) {
        if (select.value !== '') continue
        select.selectedIndex = 1
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
      const email = `probe-${Math.random().toString(36).slice(2)}@moth.example`
      for (const field of shown.querySelectorAll<HTMLInputElement>(texts)) {
        if (!field.checkVisibility({ visibilityProperty: true })) continue
        const isNumber = field.type === 'number' || /numeric|decimal/.test(field.inputMode)
        const byType: Record<string, string> = { email, tel: '03 5550 0142', url: 'https://moth.example/menu' }
        const text =
          byType[field.type] ?? (isNumber ? '12' : field.inputMode === 'url' ? 'https://moth.example/menu' : 'Two crates of oranges')
        const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
        field.setAttribute('data-before', field.value)
        Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, text)
        field.setAttribute('data-typed', text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    },
    [TEXTS, at] as const,
  )

/** Sets fields that do not take what was typed back to what they had. Returns whether there were any. */
export const setInvalidBack = (page: Page, at: number): Promise<boolean> =>
  page.evaluate((form) => {
    const invalid = document.querySelectorAll<HTMLInputElement>(`[data-form="${form}"] [data-typed][aria-invalid=true]`)
    for (const field of invalid) {
      const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
      Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, field.dataset.before)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.removeAttribute('data-typed')
    }
    return invalid.length > 0
  }, String(at))

/** The texts of a form that were typed and are neither in their field any more nor in view, as a message that is on its way is. */
export const lostTexts = (page: Page, at: number): Promise<string[]> =>
  page.evaluate((form) => {
    const fields = document.querySelectorAll<HTMLInputElement>(`[data-form="${form}"] [data-typed]`)
    if (fields.length === 0) return ['the form']
    const lost = [...fields].filter(({ value, dataset }) => value !== dataset.typed && !document.body.textContent.includes(dataset.typed!))
    return lost.map(({ dataset }) => dataset.typed!)
  }, String(at))

/** The labels of the fields of a form that say what is wrong. */
export const invalidIn = (page: Page, at: number): Promise<string> =>
  page
    .locator(`[data-form="${at}"] [aria-invalid=true]`)
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent).join(', '))

/** Submits a form as its button does. Returns its name. */
export const submitForm = (page: Page, at: number): Promise<string> =>
  page.evaluate((form) => {
    const element = document.querySelector<HTMLFormElement>(`[data-form="${form}"]`)!
    const button = [...element.elements].find((control) => control instanceof HTMLButtonElement && control.type === 'submit')
    const name = button?.textContent || element.ariaLabel || 'a form'
    element.requestSubmit()
    return name.trim()
  }, String(at))
