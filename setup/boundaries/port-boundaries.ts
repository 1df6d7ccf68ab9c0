import type { Boundary } from './boundary.ts'
import { pictures, portFloor, signature } from './floors.ts'

/** What each port and its adapters may import: the library of its service. */
export const portBoundaries: Boundary[] = [
  { files: ['src/server/ports/**'], may: portFloor },
  { files: ['src/server/ports/mail/**'], may: [...portFloor, 'nodemailer'] },
  { files: ['src/server/ports/abn-register/**'], may: [...portFloor, 'zod'] },
  { files: ['src/server/ports/model/**'], may: [...portFloor, '@ai-sdk/openai-compatible', 'ai', 'zod'] },
  { files: ['src/server/ports/payments/**'], may: [...portFloor, '#server/ports/payments/**', signature, 'stripe', 'zod'] },
  { files: ['src/server/ports/images/**'], may: [...portFloor, 'aws4fetch'] },
  { files: ['src/server/ports/publisher/**'], may: [...portFloor, '#server/ports/publisher/**', pictures, 'zod'] },
]
