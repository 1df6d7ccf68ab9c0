/** Starts a server as main.ts does, with an event stream that never ends by itself, and prints the address. */
import * as z from 'zod/mini'
import { streamEndpoint } from '#contract/endpoint/stream-endpoint.ts'
import { compose } from '#server/app/compose.ts'
import { readConfig } from '#server/config/config.ts'
import { anyone } from '#server/http/access/access.ts'
import { stopOnShutdown } from '#server/process/stop.ts'

const events = { text: z.object({ delta: z.string() }) }
const output = z.object({ message: z.string() })
const listen = streamEndpoint('GET /api/test/listen', { summary: 'An open stream', events, output })

const config = readConfig()
const starting = compose(config, {
  addRoutes: (serve) =>
    serve.stream(listen, anyone, async function* () {
      yield { event: 'text', data: { delta: 'listening' } }
      // Ignores the signal, as a handler in the middle of something else does.
      await new Promise(() => {})
      return { message: '' }
    }),
})
stopOnShutdown(starting)
const { server } = await starting
await server.listen({ host: config.host, port: config.port })
process.stdout.write(`${config.publicUrl}\n`)
