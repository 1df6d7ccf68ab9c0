import { buffer } from 'node:stream/consumers'
import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** How a server meets one email: takes it, refuses it with a code, or drops the connection with the email in hand. */
export type Behaviour =
  'take' | 'drop before the answer' | 'drop after the answer' | { refuse: number; at: 'receiver' | 'content' | 'sender' }

/** A real SMTP server in this process. */
export type MailServer = {
  url: string
  /** What it answered for, in order. */
  emails: Email[]
  /** How often an email's content came in, taken or not. */
  offers: number
  /** How the next ones are met, one each; after them every email is taken. */
  behaviours: Behaviour[]
  close(): Promise<void>
}

/** `port` 0: any free one. */
export async function openMailServer(port = 0): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const refusal = (at: string) => {
    const [behaviour] = mailServer.behaviours
    if (typeof behaviour !== 'object' || behaviour.at !== at) return null
    mailServer.behaviours.shift()
    return Object.assign(new Error('Not here'), { responseCode: behaviour.refuse })
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refusal('sender')),
    onRcptTo: (_address, _session, done) => done(refusal('receiver')),
    onData: async (stream, _session, done) => {
      const email = await PostalMime.parse(await buffer(stream))
      mailServer.offers++
      const refused = refusal('content')
      if (refused) return done(refused)
      const behaviour = mailServer.behaviours.shift() ?? 'take'
      if (behaviour === 'drop before the answer') return dropAll()
      mailServer.emails.push(email)
      done(null, 'Taken')
      if (behaviour === 'drop after the answer') setImmediate(dropAll)
    },
  })
  const dropAll = () => sockets.forEach((socket) => socket.destroy())
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    emails: [],
    offers: 0,
    behaviours: [],
    close: () => {
      dropAll()
      return new Promise((resolve) => server.close(resolve))
    },
  }
  return mailServer
}
