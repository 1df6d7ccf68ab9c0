import { UPLOAD_PATH } from '#contract/upload-variants.ts'
import type { Db } from '#server/db/db.ts'
import { invalid } from '#server/http/problems.ts'

/** Keeps an upload of ours from being cleared away before this transaction shows it. Other addresses are not asked about. @throws 400 when it has gone */
export async function lockPicture(tx: Db, path: 'logoUrl' | 'imageUrl' | 'url', address: string | null | undefined): Promise<void> {
  if (!address || !UPLOAD_PATH.test(address)) return
  const name = address.slice(address.lastIndexOf('/') + 1)
  const held = await tx.selectFrom('uploads').select('name').where('name', '=', name).forKeyShare().executeTakeFirst()
  if (!held) throw invalid([{ path, message: 'This picture is not here any more. Please upload it again.' }])
}
