import type { FastifyInstance } from 'fastify'
import { BRAND } from '#contract/options.ts'
import type { BundledPackage } from '#contract/endpoint/rendering.ts'
import { OPEN_SOURCE } from '#shared/site/open-source-path.ts'
import { pagePolicy, securityHeaders } from '#server/http/wire/security-headers.ts'
import { sendResponse } from '#server/http/wire/send-response.ts'

/** Serves the list of the packages of which browsers get something, each with its licence and notice. It is the same until the next build. */
export function openSourceRoute(app: FastifyInstance, packages: BundledPackage[], publicUrl: string): void {
  const headers = {
    ...securityHeaders({ publicUrl }),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy([]),
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  }
  const page = { status: 200, headers, body: Buffer.from(documentOf(packages)) }
  app.get(OPEN_SOURCE, (request, reply) => sendResponse(request, reply, page))
}

const STYLE =
  ':root{color-scheme:light dark}body{max-width:44rem;margin:auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif}' +
  'h2{margin-block:2rem 0;font-size:1.1rem}a{color:inherit}p{margin-block:.25rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}'

const documentOf = (packages: BundledPackage[]) =>
  '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>' +
  `<meta name="robots" content="noindex"/><title>Open source | ${BRAND}</title><style>${STYLE}</style></head><body><main>` +
  `<p><a href="/">Back to ${BRAND}</a></p>` +
  `<h1>Open source</h1><p>The pages of ${BRAND} are built with these packages. Thank you to everybody who made them.</p>` +
  `${packages.map(sectionOf).join('')}</main></body></html>`

const sectionOf = ({ name, version, licence, notice }: BundledPackage) =>
  `<h2>${escaped(name)}</h2><p>${escaped(version)}, ${escaped(licence)}</p>` +
  (notice && `<details><summary>Licence of ${escaped(name)}</summary><pre>${escaped(notice)}</pre></details>`)

const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
