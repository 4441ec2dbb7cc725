toy-scores = Puncte: { $n }
toy-picture = O carte
