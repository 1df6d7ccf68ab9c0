const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Returns a text without format characters and characters without a glyph: for values in which none has a meaning, not for words of a script. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')
