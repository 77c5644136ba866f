import { describe, expect, it } from "vitest";
import { refersBack, standaloneStatement } from "@/lib/documents/stands-alone";
import { definedTerms, openQuestions } from "@/lib/documents/talk-notes";
import { nameTopics } from "@/lib/documents/topic-names";

describe("talks in German, Spanish, and French", () => {
  it.each([
    "Gracias por ver el vídeo y hasta la próxima.",
    "Hola a todos, hoy hablamos del aceite de oliva.",
    "No olviden suscribirse al canal y activar la campanita.",
    "Merci d'avoir regardé, et n'oubliez pas de vous abonner.",
    "Bonjour à tous et bienvenue sur la chaîne.",
    "À bientôt pour une nouvelle vidéo sur ce sujet.",
    "Herzlich willkommen zu meinem Vortrag über Wärmepumpen im Altbau.",
    "Vergesst nicht, den Kanal zu abonnieren und auf die Glocke zu drücken.",
    "Vielen Dank fürs Zuschauen und bis zum nächsten Mal.",
    "Dafür braucht sie rund 20 Prozent weniger Strom.",
    "Sie sollte unter 55 Grad liegen, damit es sich lohnt.",
    "Por eso los catadores usan copas azules en la cata.",
    "Sí, porque aguanta hasta 190 grados de calor.",
    "Cela permet de garder l'humidité dans le bac.",
    "Elle monte jusqu'à 65 degrés au centre du tas.",
  ])("say nothing alone with %j", (text) => {
    expect(standaloneStatement(text)).toBeUndefined();
  });

  it.each([
    "Eine Luftwärmepumpe kostet mit Einbau etwa 28.000 Euro.",
    "Es gibt drei Arten von Wärmepumpen für ein Haus.",
    "Sie können die Anlage auch im Altbau einbauen lassen.",
    "España produce casi la mitad del aceite de oliva.",
    "Para un litro de aceite hacen falta cinco kilos de aceitunas.",
    "Il faut deux tiers de matières brunes et un tiers de matières vertes.",
    "Un bac coûte 60 euros, mais beaucoup de mairies le donnent.",
    "Die casting is a process for parts of metal.",
    "Sunday is the day on which the bakery is closed.",
    "Salt pulls the water out of the onions.",
    "Illness kept half of the crew at home.",
    "Merciless heat kills the yeast in the dough.",
    "Son of a baker, Carl opened the shop in 1998.",
  ])("say something with %j", (text) => {
    expect(standaloneStatement(text)).toBe(text);
  });

  it("go on with what was said before", () => {
    expect(refersBack("Das stimmt nicht.")).toBe(true);
    expect(refersBack("Cela dure six mois.")).toBe(true);
    expect(refersBack("Der Staat zahlt die Hälfte.")).toBe(false);
  });

  it("define terms and leave questions open", async () => {
    const said = [
      "Eine Wärmepumpe ist ein Gerät, das ein Haus heizt.",
      "El aceite virgen extra es un zumo de aceituna.",
      "Un compost est un mélange de déchets.",
      "Das Problem ist ein altes Rohr.",
      "Ob die Strompreise weiter steigen, weiß niemand.",
      "Todavía no se sabe cómo será la próxima cosecha.",
      "On ne sait pas encore si les sacs se décomposent.",
    ].map((text, place) => ({ text, place }));

    expect(definedTerms(said).points.map(({ lead }) => lead)).toEqual([
      "Wärmepumpe",
      "Aceite virgen extra",
      "Compost",
    ]);
    expect((await openQuestions(said)).points.map(({ place }) => place)).toEqual([4, 5, 6]);
  });

  it("aren't named by units or verbs", async () => {
    const sentences = [
      "Eine Pumpe kostet 28.000 Euro, und der Staat zahlt 21.000 Euro.",
      "Man muss 100 Meter bohren, und dann muss man warten, sagt die Firma.",
      "Die Pumpe braucht Strom, 50 Grad und noch einmal 55 Grad.",
    ];
    const [name] = await nameTopics([{ sentences }], async () => undefined);

    expect(name ?? "").not.toMatch(/^(?:Euro|Grad|Muss|Meter)$/);
  });
});
