// The page's own code: wherever a widget asks for a sign-in, open the one dialog that holds the login widget.
const dialog = document.querySelector("dialog");
document.addEventListener("martillo-login-request", (event) => {
  event.preventDefault();
  if (!dialog.open) dialog.showModal();
});
document.addEventListener("martillo-login-succeeded", () => dialog.close());
dialog.querySelector("[data-close]").addEventListener("click", () => dialog.close());
