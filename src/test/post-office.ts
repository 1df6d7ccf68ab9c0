import { buffer } from 'node:stream/consumers'
import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** How a server meets one letter: takes it, refuses it with a code, or drops the connection with the letter in hand. */
export type Manner = 'take' | 'drop before the answer' | 'drop after the answer' | { refuse: number; at: 'receiver' | 'content' | 'sender' }

/** A real SMTP server in this process. */
export type PostOffice = {
  url: string
  /** What it answered for, in order. */
  letters: Email[]
  /** How often a letter's content came in, taken or not. */
  offers: number
  /** How the next ones are met, one each; after them every letter is taken. */
  manners: Manner[]
  close(): Promise<void>
}

/** `port` 0: any free one. */
export async function openPostOffice(port = 0): Promise<PostOffice> {
  const sockets = new Set<Socket>()
  const refusal = (at: string) => {
    const [manner] = office.manners
    if (typeof manner !== 'object' || manner.at !== at) return null
    office.manners.shift()
    return Object.assign(new Error('Not here'), { responseCode: manner.refuse })
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refusal('sender')),
    onRcptTo: (_address, _session, done) => done(refusal('receiver')),
    onData: async (stream, _session, done) => {
      const letter = await PostalMime.parse(await buffer(stream))
      office.offers++
      const refused = refusal('content')
      if (refused) return done(refused)
      const manner = office.manners.shift() ?? 'take'
      if (manner === 'drop before the answer') return dropAll()
      office.letters.push(letter)
      done(null, 'Taken')
      if (manner === 'drop after the answer') setImmediate(dropAll)
    },
  })
  const dropAll = () => sockets.forEach((socket) => socket.destroy())
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const office: PostOffice = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters: [],
    offers: 0,
    manners: [],
    close: () => {
      dropAll()
      return new Promise((resolve) => server.close(resolve))
    },
  }
  return office
}
