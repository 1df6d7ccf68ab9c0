import type { Browser, Worker } from '@playwright/test'
import { pushService, type Phone } from '#test/stubs/push-service.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { createOwnSite, type OwnSite } from '#e2e/kit/own-site.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { answer, ask } from '#e2e/kit/people/quotes.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

let service: Awaited<ReturnType<typeof pushService>>
let site: OwnSite
test.beforeAll(async () => {
  service = await pushService()
  site = await createOwnSite({ PUSH_SERVICES: service.origin })
})
test.afterAll(async () => {
  await site.stop()
  await service.stop()
})

/**
 * Opens a page of a browser whose push service is the one of this test. Chromium without a window has none, nor a permission to give: these two
 * are put in their place, everything else is its own.
 */
async function browserOf(browser: Browser, phone: Phone) {
  const context = await browser.newContext({ baseURL: site.address, serviceWorkers: 'allow' })
  await context.addInitScript(({ endpoint, keys }) => {
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem('may-notify') ?? 'default' })
    Notification.requestPermission = async () => {
      localStorage.setItem('may-notify', 'granted')
      return 'granted'
    }
    PushManager.prototype.getSubscription = async () => null
    PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription
  }, phone)
  return context.newPage()
}

/** What a notification shows, and what it has been given to lead to. */
type Shown = { title: string; tag: string; data: string }
const recordNotices = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as { shown: Shown[]; registration: { showNotification: unknown } }
    scope.shown = []
    scope.registration.showNotification = async (title: string, { tag, data }: Shown) => void scope.shown.push({ title, tag, data })
  })
const noticesOf = (worker: Worker) => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown)
const press = (worker: Worker, data: string) =>
  worker.evaluate((path) => {
    const event = new Event('notificationclick')
    self.dispatchEvent(Object.assign(event, { notification: { data: path, close: () => {} }, waitUntil: () => {} }))
  }, data)

test('a phone is told who has answered, shows it on its lock screen, and leads there when it is pressed', oneWidth, async ({ browser }) => {
  const phone = service.addPhone()
  const page = await browserOf(browser, phone)
  const supplierPage = await browser.newPage({ baseURL: site.address })
  const supplier = await newSupplier(supplierPage)
  await signedInBuyer(page)
  const id = await ask(page, supplier)
  await test.step('asked for by a press, in the page of the request', async () => {
    await open(page, `/quotes/${id}`)
    await page.getByRole('button', { name: 'Tell this phone when the supplier answers' }).click()
    await expect(page.getByText('This phone is told')).toBeVisible()
    await expectSoundPage(page)
  })
  const worker = page.context().serviceWorkers()[0]!
  await test.step('the site sends it to the push service, which only passes on what it cannot read', async () => {
    await recordNotices(worker)
    await answer(supplier, id)
    await expect.poll(() => service.to(phone)).toHaveLength(1)
    expect(service.received.at(-1)?.text).not.toMatch(/441|House blend/)
  })
  await test.step('the service worker shows it, with nothing but who and that', async () => {
    const client = await page.context().newCDPSession(page)
    const registrations: string[] = []
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) =>
      registrations.push(...all.map(({ registrationId }) => registrationId)),
    )
    await client.send('ServiceWorker.enable')
    await expect.poll(() => registrations.length).toBeGreaterThan(0)
    const { origin } = new URL(site.address)
    const data = service.received.at(-1)!.text
    await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId: registrations.at(-1)!, data })
    const notice = { title: `${supplier.businessName} has answered`, tag: id, data: `/quotes/${id}` }
    await expect.poll(() => noticesOf(worker)).toEqual([notice])
  })
  await test.step('a press leads the open window to the request', async () => {
    await open(page, '/venue')
    await press(worker, (await noticesOf(worker))[0]!.data)
    await expect(page).toHaveURL(`/quotes/${id}`)
    await expect(page.getByText('$441.00').first()).toBeVisible()
  })
  await page.context().close()
  await supplierPage.close()
})
