import { describe, expect, test } from 'vitest'
import { crowdedFolders } from './folders.mjs'

const inFolder = (folder, count) => Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`)

describe('Folders', () => {
  test('of code hold thirty files at most; those in folders below count there', () => {
    const full = [...inFolder('src/web/layout', 30), ...inFolder('src/web/layout/rail', 30)]
    expect(crowdedFolders(full)).toEqual([])
    expect(crowdedFolders([...full, 'src/web/layout/one-more.css'])).toEqual([expect.stringMatching(/^src\/web\/layout holds 31 files/)])
  })

  test('of documents, and migrations, hold as many as there are', () => {
    expect(crowdedFolders([...inFolder('docs/decisions', 40), ...inFolder('src/server/db/migrations', 60)])).toEqual([])
  })
})
