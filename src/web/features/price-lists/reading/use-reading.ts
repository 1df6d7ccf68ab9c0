import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import type { PriceListReading } from '#contract/price-lists/price-lists.ts'
import { fetchPageAgain, readPriceList, type ListSource } from '#web/api/price-list.ts'
import { useUpload } from '#web/api/writes/use-upload.ts'

/** A list that was read, and the version of the stored list that it is compared with. */
export type ReadList = { source: ListSource; columns: string; reading: PriceListReading; etag: string }

/** Reads a list, and reads it again where somebody says what its columns hold, or the stored one has changed. */
export function useReading(supplierId: Id) {
  const client = useQueryClient()
  const [read, setRead] = useState<ReadList>()
  /** What of a file is sent, from 0 to 1. */
  const [share, setShare] = useState(0)
  const reader = useUpload(
    async ({ source, columns }: Pick<ReadList, 'source' | 'columns'>) => {
      setShare(0)
      // The version first: a list that changes while this one is read is found out when it is saved.
      const { etag } = await fetchPageAgain(client, supplierId, '', 0)
      return { source, columns, etag, reading: await readPriceList({ id: supplierId, source, columns, onProgress: setShare }) }
    },
    { invalidates: [], failure: () => undefined },
  )
  /** Returns what was read; undefined where that did not work, which `problem` says. */
  const start = (source: ListSource, columns = ''): Promise<ReadList | undefined> =>
    reader.sendOrThrow({ source, columns }).then(
      (found) => {
        setRead(found)
        return found
      },
      () => undefined,
    )
  return { read, share, start, clear: () => setRead(undefined), isPending: reader.isPending, problem: reader.problem }
}
