import type { FastifyInstance } from 'fastify'
import { createServer, runnerImport, type ViteDevServer } from 'vite'
import type { PageAssets, WebBundle } from '#contract/endpoint/rendering.ts'
import type { RenderEmail } from '#server/ports/mail/render-email.ts'
import { documentsWith } from './document.ts'
import { NOT_A_PAGE, type Pages } from './pages.ts'

/** Serves pages from their sources, with hot reload on the same port, for `npm run dev`. */
export async function devPageRoutes(app: FastifyInstance, { calls, site }: Pick<Pages, 'calls' | 'site'>) {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|art|uploads)\//.test(request.url)) done()
    else vite.middlewares(request.raw, reply.raw, done)
  })
  app.get('/*', async (request, reply) => {
    const { url } = request
    if (NOT_A_PAGE.test(url)) return reply.callNotFound()
    // Vite does not know the exports of a module.
    const bundle = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as WebBundle
    const render = async (address: string) => bundle.render({ url: address, call: calls(), site: await site() })
    const own = await render(url)
    const page = own.sameAs === undefined ? own : await render(own.sameAs)
    if (page.location) return reply.redirect(page.location, page.status)
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .send(await vite.transformIndexHtml(url, documentsWith(assetsOf(vite), bundle.scripts)(page).toString()))
  })
}

/** Renders emails from their sources, read anew each time. */
export const emailsFromSource: RenderEmail = async (...email) => {
  const { module } = await runnerImport<{ renderEmail: RenderEmail }>('/src/web/emails/emails.tsx')
  return module.renderEmail(...email)
}

/** Lists the styles of all modules loaded so far, so that a page is not shown unstyled at first. */
const assetsOf = (vite: ViteDevServer): PageAssets => ({
  entry: '/src/web/entry-client.tsx',
  css: [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css')),
  preloads: [],
  pages: {},
  parts: {},
})
