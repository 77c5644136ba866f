import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

export const MANUAL: ReadingDocument = {
  key: "manual",
  kind: "Manual",
  title: "Brewline 200 user manual",
  text: `# Brewline 200 Espresso Machine
User manual
## 1. Intended use
The Brewline 200 is an espresso machine for preparing coffee and steaming milk in private households. Do not use it outdoors or for commercial purposes.
## 2. Safety
Warning: The steam wand becomes hot. Never touch it during operation. Unplug the machine before cleaning it. Children under 8 years of age must not use the machine. Do not immerse the machine in water.
## 3. Technical data
| Power | 1,450 W |
| Voltage | 220-240 V, 50 Hz |
| Water tank | 1.8 liters |
| Pump pressure | 15 bar |
| Weight | 6.2 kg |
| Operating temperature | 10 to 35 °C |
## 4. First use
The following steps describe how to prepare the machine.
1. Remove the water tank and rinse it with clear water.
2. Fill the tank up to the MAX mark and put it back.
3. Switch the machine on and wait until the green light stays on.
4. Place a cup below the wand and open the steam valve for 30 seconds.
## 5. Making espresso
1. Insert the filter and fill it with 16 grams of ground coffee.
2. Press the coffee down evenly and wipe the rim.
3. Lock the filter holder into the brew group by turning it to the right.
4. Press the cup button. The machine stops by itself after 25 seconds.
## 6. Descaling
Descale the machine every three months, or when the red light blinks. Use 100 ml of liquid descaler in one liter of water. Do not use vinegar, because it damages the seals.
1. Pour the solution into the tank.
2. Hold the cup button for five seconds until both lights blink.
3. Empty the drip tray when the machine stops, and rinse the tank twice.
## 7. Troubleshooting
If no coffee flows, check that the tank is full and that the grind is not too fine. If the pump is loud, the tank is empty. If the machine does not switch on, check the fuse.
## 8. Warranty and service
The warranty period is 24 months from the date of purchase. It does not cover damage caused by limescale. Contact our service at support@brewline.example or by telephone at +49 30 5550 1420.`,
  questions: [
    exact("How large is the water tank?", /1\.8 liters/),
    exact("How heavy is the machine?", /6\.2 kg/),
    exact("How often should I descale the machine?", /every three months/),
    exact("How much coffee goes into the filter?", /16 grams/),
    exact("How long is the warranty?", /24 months/),
    exact("What is the phone number of the service?", /\+49 30 5550 1420/),
    exact(
      "And the email address?",
      /support@brewline\.example/,
      "What is the phone number of the service?",
    ),
    asked("May I use vinegar?", /Do not use vinegar/),
    asked("Summarize section 5", /Insert the filter/),
    asked("What should I do if no coffee flows?", /tank is full/),
    refused("How much does the machine cost?"),
    refused("How do I connect the machine to Wi-Fi?"),
    refused("Who designed the machine?"),
  ],
  sought: [
    /preparing coffee/,
    /Unplug the machine|steam wand becomes hot/,
    /Fill the tank/,
    /1\.8 liters/,
    /every three months/,
  ],
};
