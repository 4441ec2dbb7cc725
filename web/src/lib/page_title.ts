/** The name of the page in the window's title and in the history. */

export function setPageTitle(text: string): () => void {
  document.title = text ? `${text} – Tavolino` : "Tavolino";
  return () => (document.title = "Tavolino");
}
