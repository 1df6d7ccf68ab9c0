import { join } from 'node:path'
import type { Config } from './config.ts'
import { diskImages } from './ports/images/disk.ts'
import type { Images } from './ports/images/images.ts'
import { s3Images } from './ports/images/s3.ts'

/** Where the settings say that pictures are kept. */
export const openImages = ({ s3, dataDir }: Config): Images => (s3 ? s3Images(s3) : diskImages(join(dataDir, 'uploads')))
