import { startClerkEmulator } from "./clerk-emulator";
import { CLERK_EMULATOR_PORT } from "./clerk-env";
import { fetchClerkJs } from "./fetch-clerk-js";

// Runs the emulator as its own process, for the browser tests.
const emulator = await startClerkEmulator(CLERK_EMULATOR_PORT, fetchClerkJs());
emulator.addUser({
  email: "free@example.com",
  password: "correct horse battery",
  firstName: "Fran",
});
emulator.addUser({
  email: "premium@example.com",
  password: "correct horse battery",
  firstName: "Pat",
  plan: "premium",
});
emulator.addUser({
  id: "user_programmer",
  email: "programmer@example.com",
  password: "correct horse battery",
  plan: "premium",
});
