# Din mână în mână
hand-on = Dă dispozitivul la locul { $n }
    .text = Cortina e trasă: nimeni nu vede nicio mână. O ridică cel care ia dispozitivul.
i-have-it = E la mine, ridică cortina
