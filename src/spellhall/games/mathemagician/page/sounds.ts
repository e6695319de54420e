/** Events that sound bright, and those that sound dull; the others sound like paper. */
export const bright = ["cast"];
export const dull = ["misfired", "lost", "knocked_out"];
