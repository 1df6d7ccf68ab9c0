/** Why nothing was imported; the message is a sentence for whoever started the import. */
export class ImportRefused extends Error {}
