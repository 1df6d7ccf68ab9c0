import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import { diskImages } from '#server/ports/images/disk.ts'
import type { Images } from '#server/ports/images/images.ts'
import { s3Images } from '#server/ports/images/s3.ts'

/** Returns the storage for pictures that the settings name. */
export const createImages = ({ s3, dataDir }: Config): Images => (s3 ? s3Images(s3) : diskImages(join(dataDir, 'uploads')))
