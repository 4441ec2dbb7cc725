# Din mână în mână
hand-on = Urmează { $name }
    .text = Cortina e lăsată: nimeni nu vede nicio mână. O ridică cine primește dispozitivul.
who-has-it = La cine e dispozitivul?
i-have-it = La mine e, sus cortina
i-am = Eu sunt { $name }
only-here = Linkul merge numai pe calculatorul acesta. Pentru telefoanele din aceeași rețea deschide masa cu
